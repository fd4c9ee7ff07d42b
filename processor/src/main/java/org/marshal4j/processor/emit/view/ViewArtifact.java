package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Artifact;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.ViewedMessages;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.plan.Slot;

/** The view of a type's messages, for types that ask for one. */
public final class ViewArtifact implements Artifact {

    @Override
    public boolean concerns(Dto dto) {
        return dto.is(Dto.Trait.VIEW);
    }

    @Override
    public GeneratedFile emit(MarshallerModel model) {
        Dto dto = model.dto();
        ClassName name = Names.viewOf(dto.marshaller());
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addAnnotation(Files.generated(model.version()))
                .addAnnotations(Files.silencesInBean(dto))
                .addModifiers(Files.modifiers(dto, Modifier.FINAL))
                .superclass(ParameterizedTypeName.get(
                        Names.view(ViewedMessages.superclassOfView(model)),
                        dto.bound().map(Names::of).orElse(Names.of(dto.name())),
                        name))
                .addJavadoc(
                        "Shows the fields of a message of {@link $T} in place. For one thread at a time.\n",
                        Names.of(dto.name()));
        if (model.isFamily()) {
            MarshallerWriter writer = new MarshallerWriter(model, type);
            FamilyMethods.addTo(writer);
            writer.members().flush();
        } else {
            addSections(model, type);
        }
        return new GeneratedFile.JavaCode(Files.file(dto, type.build()));
    }

    private static void addSections(MarshallerModel model, TypeSpec.Builder type) {
        Dto dto = model.dto();
        ViewWriter view = new ViewWriter(model, type);
        type.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Files.modifiers(dto))
                .addJavadoc("Creates a view without a message: call {@link #wrap} first.\n")
                .addStatement(
                        "super($L, $L, $L, $L)",
                        ViewedMessages.of(model),
                        view.sections().size(),
                        WalkMethods.quick(view),
                        model.nests())
                .build());
        addFields(view);
        BeanMethods.addTo(view);
        AtomicMethods.addTo(view, view.sections());
        WalkMethods.addTo(view);
        view.writer().members().flush();
    }

    private static void addFields(ViewWriter view) {
        for (Section section : view.sections()) {
            for (Slot slot : section.slots()) {
                FixedMethods.addTo(view, section, slot);
            }
            if (section.end() instanceof Section.Step step) {
                StepMethods.addTo(view, section, step.field());
            }
        }
    }
}

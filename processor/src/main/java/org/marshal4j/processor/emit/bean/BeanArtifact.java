package org.marshal4j.processor.emit.bean;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Artifact;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Property;

/** The class that implements an interface of getters and setters: a field for each property, and nothing else. */
public final class BeanArtifact implements Artifact {

    @Override
    public boolean concerns(Dto dto) {
        return dto.isBean();
    }

    @Override
    public GeneratedFile emit(MarshallerModel model) {
        Dto dto = model.dto();
        ClassName type = Names.of(dto.name());
        ClassName name = Names.beanOf(dto.name());
        TypeSpec.Builder spec = TypeSpec.classBuilder(name)
                .addAnnotation(Files.generated(model.version()))
                .addAnnotations(Files.silencesInBean(dto))
                .addModifiers(Files.modifiers(dto, Modifier.FINAL))
                .addSuperinterface(type)
                .addSuperinterface(Names.marshallableOf(dto.name()))
                .addJavadoc(
                        "A {@link $T} with a field for each property; {@link $T} creates it. For one thread at a time.\n",
                        type,
                        Names.of(dto.marshaller()));
        BeanFields fields = new BeanFields(dto);
        fields.declare(spec);
        spec.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Files.modifiers(dto))
                .addJavadoc("Creates an object with nothing set: numbers are 0, and objects are null.\n")
                .build());
        fields.all().forEach(field -> addAccessors(spec, name, field));
        new BeanComparison(name, fields).addTo(spec);
        BeanText.addTo(spec, name, fields);
        return new GeneratedFile.JavaCode(Files.file(dto, spec.build()));
    }

    private static void addAccessors(TypeSpec.Builder spec, ClassName self, BeanFields.Field field) {
        Property property = field.property();
        TypeName type = Names.of(property.type());
        spec.addMethod(method(property.getter())
                .returns(type)
                .addStatement("return $N", field.name())
                .build());
        MethodSpec.Builder setter =
                method(property.setter()).addParameter(type, field.name()).addStatement("this.$1N = $1N", field.name());
        if (property.chained()) {
            setter.returns(self).addStatement("return this");
        }
        spec.addMethod(setter.build());
    }

    private static MethodSpec.Builder method(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
    }
}

package org.marshal4j.processor.emit.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.chroniclewire.ChronicleWireValues;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Artifact;
import org.marshal4j.processor.emit.Chunks;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.Parts;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Name;

/** The class that writes a DTO of Chronicle Wire to a wire and reads it, each field by its name. */
public final class ChronicleWireArtifact implements Artifact {

    /** The wire to write to. */
    public static final ParameterSpec OUT = parameter("WireOut");

    /** The wire to read from. */
    public static final ParameterSpec IN = parameter("WireIn");

    /** The maximum number of bytecodes of a method. HotSpot leaves methods of 8000 or more to the interpreter. */
    public static final int BUDGET = 4000;

    private static final List<MarshallerPart> PARTS =
            List.of(new ChronicleWireWriting(), new ChronicleWireReading(), new ChronicleWireMaking());

    private static ParameterSpec parameter(String type) {
        return ParameterSpec.builder(ClassName.get("net.openhft.chronicle.wire", type), "wire")
                .build();
    }

    @Override
    public boolean concerns(Dto dto) {
        return dto.is(Dto.Trait.IN_CHRONICLE_WIRE) && !dto.isAbstract();
    }

    @Override
    public GeneratedFile emit(MarshallerModel model) {
        Dto dto = model.dto();
        TypeSpec.Builder type = TypeSpec.classBuilder(Names.of(nameFor(dto)))
                .addJavadoc(
                        "Writes {@link $T} to Chronicle Wire and reads it, each field by name. Stateless and thread-safe.\n",
                        Names.of(dto.name()))
                .addAnnotation(Files.generated(model.version()))
                .addModifiers(Files.modifiers(dto, Modifier.FINAL));
        MarshallerWriter writer = new MarshallerWriter(model, type);
        PARTS.stream().filter(part -> part.concerns(model)).forEach(part -> part.addTo(writer));
        if (dto.ancestor().isPresent() || dto.separate().isPresent()) {
            type.addStaticBlock(CodeBlock.of(
                    "// Refuses superclasses with fields that are not written here.\n$T.INSTANCE.type();\n",
                    Names.of(dto.marshaller())));
        }
        writer.members().flush();
        type.addAnnotations(Files.silences(dto, silenced(writer)));
        type.addMethod(
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
        return new GeneratedFile.JavaCode(Files.file(dto, type.build()));
    }

    private static Set<String> silenced(MarshallerWriter writer) {
        boolean isUnchecked =
                writer.dto().fields().stream().anyMatch(field -> ChronicleWireValues.isUnchecked(field.type()));
        return isUnchecked ? Set.of("unchecked", "rawtypes") : writer.members().silenced();
    }

    /** The name of the class for a DTO. */
    private static Name nameFor(Dto dto) {
        return ChronicleWireValues.generatedFor(dto.name());
    }

    /** Names for local variables, all different from the wire. */
    public static Locals locals(MarshallerWriter writer) {
        Locals locals = writer.locals();
        locals.newName("wire");
        return locals;
    }

    /** Adds a method that works on an object and a wire, divided into parts if it is long. */
    public static void addMethod(
            MarshallerWriter writer, MethodSpec.Builder method, ParameterSpec wire, List<Chunks.Piece> pieces) {
        List<List<Chunks.Piece>> parts = Chunks.divide(pieces, Chunks.Piece::bytecodes, BUDGET);
        List<ParameterSpec> parameters = List.of(writer.parameter(), wire);
        String name = method.build().name();
        for (int i = 0; i < parts.size(); i++) {
            CodeBlock code = parts.get(i).stream().map(Chunks.Piece::code).collect(CodeBlock.joining(""));
            if (parts.size() == 1) {
                method.addCode(code);
            } else {
                Parts.addPart(writer, method, name + "Part" + (i + 1), parameters, code);
            }
        }
        if (wire.equals(IN) && writer.dto().is(Dto.Trait.VALIDATABLE)) {
            method.addStatement("$T.validate($N)", MarshallerWriter.VALIDATABLE_UTIL, writer.variable());
        }
        writer.type().addMethod(method.build());
    }
}

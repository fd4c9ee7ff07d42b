package org.marshal4j.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.wire.WireForms;

/** The class that writes a DTO of Chronicle Wire to a wire, and reads it: each field by its name. */
final class WireOutput implements Output {

    /** The wire that is written. */
    static final ParameterSpec OUT = parameter("WireOut");

    /** The wire that is read. */
    static final ParameterSpec IN = parameter("WireIn");

    /** The bytecodes of a method, so that HotSpot does not leave it to the interpreter, as it does from 8000 on. */
    static final int BUDGET = 4000;

    private static final List<MarshallerPart> PARTS = List.of(new WireWriting(), new WireReading(), new WireMaking());

    private static ParameterSpec parameter(String type) {
        return ParameterSpec.builder(ClassName.get("net.openhft.chronicle.wire", type), "wire")
                .build();
    }

    @Override
    public boolean concerns(Dto dto) {
        return dto.is(Dto.Trait.IN_WIRE) && !dto.isAbstract();
    }

    @Override
    public GeneratedFile emit(Subject subject) {
        Dto dto = subject.dto();
        TypeSpec.Builder type = TypeSpec.classBuilder(Names.of(nameFor(dto)))
                .addJavadoc(
                        "Writes {@link $T} to Chronicle Wire and reads it, each field by its name. Stateless and thread-safe.\n",
                        Names.of(dto.name()))
                .addAnnotation(Files.generated(subject.version()))
                .addAnnotations(silences(dto))
                .addModifiers(Files.modifiers(dto, Modifier.FINAL));
        Frame frame = new Frame(subject, type);
        PARTS.stream().filter(part -> part.concerns(subject)).forEach(part -> part.addTo(frame));
        frame.members().flush();
        type.addMethod(
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
        return new GeneratedFile.Source(Files.file(dto, type.build()));
    }

    private static List<AnnotationSpec> silences(Dto dto) {
        return dto.fields().stream().anyMatch(field -> WireForms.isUnchecked(field.type()))
                ? List.of(Files.silences(dto, "unchecked", "rawtypes"))
                : Files.silences(dto);
    }

    /** The name of the class for a DTO. */
    private static Name nameFor(Dto dto) {
        return WireForms.generatedFor(dto.name());
    }

    /** Names for local variables beside the wire. */
    static Locals locals(Frame frame) {
        Locals locals = frame.locals();
        locals.newName("wire");
        return locals;
    }

    /** Adds a method that does its work over an object and a wire, in parts where it is long. */
    static void addMethod(Frame frame, MethodSpec.Builder method, ParameterSpec wire, List<Chunks.Piece> pieces) {
        List<List<Chunks.Piece>> parts = Chunks.divide(pieces, Chunks.Piece::bytecodes, BUDGET);
        List<ParameterSpec> parameters = List.of(frame.parameter(), wire);
        String name = method.build().name();
        for (int i = 0; i < parts.size(); i++) {
            CodeBlock code = parts.get(i).stream().map(Chunks.Piece::code).collect(CodeBlock.joining(""));
            if (parts.size() == 1) {
                method.addCode(code);
            } else {
                Parts.addPart(frame, method, name + "Part" + (i + 1), parameters, code);
            }
        }
        if (wire.equals(IN) && frame.subject().dto().is(Dto.Trait.VALIDATABLE)) {
            method.addStatement("$T.validate($N)", Frame.VALIDATABLE_UTIL, frame.variable());
        }
        frame.type().addMethod(method.build());
    }
}

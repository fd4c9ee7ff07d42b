package org.marshal4j.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.wire.WireForms;

/** What the generated interface has for a DTO of Chronicle Wire. */
final class WireMethods {

    private final Dto dto;
    private final ClassName fields;

    WireMethods(Dto dto) {
        this.dto = dto;
        this.fields = Names.of(WireForms.generatedFor(dto.name()));
    }

    void addTo(TypeSpec.Builder spec) {
        if (!dto.is(Dto.Trait.IN_WIRE)) {
            return;
        }
        boolean marshallable = dto.is(Dto.Trait.WIRE_MARSHALLABLE);
        spec.addSuperinterface(
                ClassName.get("net.openhft.chronicle.wire", marshallable ? "Marshallable" : "WriteMarshallable"));
        if (dto.isAbstract()) {
            return;
        }
        CodeBlock self = MarshallableOutput.self(dto);
        spec.addMethod(method("writeMarshallable", WireOutput.OUT)
                .addStatement("$T.write($L, wire)", fields, self)
                .build());
        if (marshallable) {
            spec.addMethod(
                    MarshallableOutput.isReadable(dto)
                            ? method("readMarshallable", WireOutput.IN)
                                    .addStatement("$T.read($L, wire)", fields, self)
                                    .build()
                            : refusal());
        }
    }

    /** Wire's own method would go by reflection, which fills final fields though nobody expects it. */
    private static MethodSpec refusal() {
        return method("readMarshallable", WireOutput.IN)
                .addStatement(
                        "throw new $T($S)",
                        UnsupportedOperationException.class,
                        "made by its constructor: read a new object")
                .build();
    }

    private static MethodSpec.Builder method(String name, ParameterSpec wire) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
                .addParameter(wire);
    }
}

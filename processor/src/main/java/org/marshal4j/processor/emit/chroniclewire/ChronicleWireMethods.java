package org.marshal4j.processor.emit.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.chroniclewire.ChronicleWireValues;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;

/** The part of the generated interface that makes a DTO one of Chronicle Wire's. */
public final class ChronicleWireMethods {

    private final Dto dto;
    private final ClassName fields;

    public ChronicleWireMethods(Dto dto) {
        this.dto = dto;
        this.fields = Names.of(ChronicleWireValues.generatedFor(dto.name()));
    }

    /**
     * Adds the methods to the interface.
     *
     * @param self the object, cast to its class
     */
    public void addTo(TypeSpec.Builder spec, CodeBlock self) {
        if (!dto.is(Dto.Trait.IN_CHRONICLE_WIRE)) {
            return;
        }
        boolean marshallable = dto.is(Dto.Trait.CHRONICLE_WIRE_MARSHALLABLE);
        spec.addSuperinterface(
                ClassName.get("net.openhft.chronicle.wire", marshallable ? "Marshallable" : "WriteMarshallable"));
        // Otherwise method readers of Chronicle Wire would take the methods of other interfaces for events.
        spec.addAnnotation(ClassName.get("net.openhft.chronicle.core.annotation", "DontChain"));
        addFormTo(spec);
        if (dto.isAbstract()) {
            return;
        }
        spec.addMethod(method("writeMarshallable", ChronicleWireArtifact.OUT)
                .addStatement("$T.write($L, wire)", fields, self)
                .build());
        if (marshallable) {
            spec.addMethod(
                    dto.kind() == Dto.Kind.CLASS
                            ? method("readMarshallable", ChronicleWireArtifact.IN)
                                    .addStatement("$T.read($L, wire)", fields, self)
                                    .build()
                            : refusal());
        }
    }

    /**
     * Says in which format binary wires hold the class. The generated interface makes the class a
     * {@code BytesMarshallable}, which by itself means plain bytes to Chronicle, and documents written earlier would
     * be misread.
     */
    private void addFormTo(TypeSpec.Builder spec) {
        boolean isBytes = dto.is(Dto.Trait.BYTES_MARSHALLABLE);
        boolean isClass = dto.kind() == Dto.Kind.CLASS || dto.kind() == Dto.Kind.ABSTRACT_CLASS;
        if (isClass && (!isBytes || dto.ancestor().isPresent())) {
            spec.addMethod(MethodSpec.methodBuilder("usesSelfDescribingMessage")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
                    .returns(TypeName.BOOLEAN)
                    .addStatement("return $L", !isBytes)
                    .build());
        }
    }

    /** Neither this method nor Wire's own can fill a record. */
    private static MethodSpec refusal() {
        return method("readMarshallable", ChronicleWireArtifact.IN)
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

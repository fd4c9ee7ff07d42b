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

/** What the generated interface has for a DTO of Chronicle Wire. */
public final class ChronicleWireMethods {

    private final Dto dto;
    private final ClassName fields;

    public ChronicleWireMethods(Dto dto) {
        this.dto = dto;
        this.fields = Names.of(ChronicleWireValues.generatedFor(dto.name()));
    }

    /**
     * Adds it to the interface.
     *
     * @param self the object as its class
     */
    public void addTo(TypeSpec.Builder spec, CodeBlock self) {
        if (!dto.is(Dto.Trait.IN_CHRONICLE_WIRE)) {
            return;
        }
        boolean marshallable = dto.is(Dto.Trait.CHRONICLE_WIRE_MARSHALLABLE);
        spec.addSuperinterface(
                ClassName.get("net.openhft.chronicle.wire", marshallable ? "Marshallable" : "WriteMarshallable"));
        // Method readers of Chronicle Wire take the methods of all other interfaces for events.
        spec.addAnnotation(ClassName.get("net.openhft.chronicle.core.annotation", "DontChain"));
        addFormTo(spec);
        if (dto.isAbstract()) {
            return;
        }
        spec.addMethod(method("writeMarshallable", ChronicleWireOutput.OUT)
                .addStatement("$T.write($L, wire)", fields, self)
                .build());
        if (marshallable) {
            spec.addMethod(
                    dto.kind() == Dto.Kind.CLASS
                            ? method("readMarshallable", ChronicleWireOutput.IN)
                                    .addStatement("$T.read($L, wire)", fields, self)
                                    .build()
                            : refusal());
        }
    }

    /**
     * Says which form the class has in binary wires: the generated interface alone makes it a {@code BytesMarshallable}, of which Chronicle
     * says that it is the bytes, and documents that were written before would be misread.
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

    /** Nothing fills a record, nor would Wire's own method. */
    private static MethodSpec refusal() {
        return method("readMarshallable", ChronicleWireOutput.IN)
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

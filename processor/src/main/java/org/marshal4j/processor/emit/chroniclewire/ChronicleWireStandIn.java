package org.marshal4j.processor.emit.chroniclewire;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.chroniclewire.ChronicleWireValues;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.model.Name;

/**
 * A placeholder for the class that writes a DTO to Chronicle Wire, for a DTO that has problems. The interface that an
 * earlier round has written calls its methods.
 */
public final class ChronicleWireStandIn {

    private ChronicleWireStandIn() {}

    /**
     * The class for a DTO with the given name.
     *
     * @param version the version of the processor
     * @param body the code of the methods
     */
    public static TypeSpec of(Name dto, String version, CodeBlock body) {
        return TypeSpec.classBuilder(ChronicleWireValues.generatedFor(dto).simple())
                .addAnnotation(Files.generated(version))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addMethod(method("write", ChronicleWireArtifact.OUT, body))
                .addMethod(method("read", ChronicleWireArtifact.IN, body))
                .build();
    }

    private static MethodSpec method(String name, ParameterSpec wire, CodeBlock body) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .addParameter(Object.class, "value")
                .addParameter(wire)
                .addCode(body)
                .build();
    }
}

package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;

/** The methods through which Java's serialization writes and reads an Externalizable DTO. */
final class ExternalMethods {

    private static final ClassName FORM = Names.api("ExternalForm");

    private ExternalMethods() {}

    /**
     * Adds the methods to the interface of a DTO, which then extends Externalizable.
     *
     * @param self the object, cast to its class
     */
    static void addTo(TypeSpec.Builder type, ClassName marshaller, CodeBlock self) {
        type.addSuperinterface(Externalizable.class)
                .addMethod(method("writeExternal", ObjectOutput.class, "out")
                        .addStatement("$T.write($T.INSTANCE, $L, out)", FORM, marshaller, self)
                        .build())
                .addMethod(method("readExternal", ObjectInput.class, "in")
                        // So that overriding methods in the class may throw it.
                        .addException(ClassNotFoundException.class)
                        .addStatement("$T.readInto($T.INSTANCE, $L, in)", FORM, marshaller, self)
                        .build());
    }

    /** Adds methods that throw, so that the compiler does not report them as missing. */
    static void addStandInsTo(TypeSpec.Builder type, CodeBlock fail) {
        type.addSuperinterface(Externalizable.class)
                .addMethod(method("writeExternal", ObjectOutput.class, "out")
                        .addCode(fail)
                        .build())
                .addMethod(method("readExternal", ObjectInput.class, "in")
                        .addException(ClassNotFoundException.class)
                        .addCode(fail)
                        .build());
    }

    private static MethodSpec.Builder method(String name, Class<?> stream, String parameter) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
                .addParameter(stream, parameter)
                .addException(IOException.class);
    }
}

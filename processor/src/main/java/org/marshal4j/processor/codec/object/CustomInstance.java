package org.marshal4j.processor.codec.object;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.CustomMarshaller;

/** The expression that generated code uses for a hand-written marshaller. */
final class CustomInstance {

    private CustomInstance() {}

    /** An expression for the marshaller, or for a new one. */
    static CodeBlock of(CustomMarshaller marshaller) {
        ClassName type = Names.of(marshaller.name());
        return marshaller.hasInstance() ? CodeBlock.of("$T.INSTANCE", type) : CodeBlock.of("new $T()", type);
    }

    /**
     * An expression for the marshaller: a constant of the marshaller being generated, which is added if it is missing.
     */
    static CodeBlock of(CustomMarshaller marshaller, Members members) {
        ClassName type = Names.of(marshaller.name());
        return CodeBlock.of("$N", members.constant(nameFor(marshaller.name().simple()), type, of(marshaller)));
    }

    /** {@code Price} for {@code PriceMarshaller}. */
    private static String nameFor(String simpleName) {
        String suffix = "Marshaller";
        return simpleName.endsWith(suffix) && simpleName.length() > suffix.length()
                ? simpleName.substring(0, simpleName.length() - suffix.length())
                : simpleName;
    }
}

package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/**
 * Objects in fields with {@code @AsMarshallable}: class and fields, where Wire would write only their name.
 *
 * @param support the class of marshal4j-wire that does it
 */
record StatefulValue(ClassName support, TypeName type) implements ChronicleWireValue {

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L, $T.class)", support, value, out, type);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of("$T.read($L, $T.class)", support, in, type);
    }
}

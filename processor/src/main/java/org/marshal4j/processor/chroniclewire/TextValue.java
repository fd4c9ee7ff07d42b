package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** Texts. */
record TextValue() implements ChronicleWireValue {

    static Optional<ChronicleWireValue> of(TypeRef type) {
        return type instanceof TypeRef.OfClass named && (named.isJavaLang("String") || named.isJavaLang("CharSequence"))
                ? Optional.of(new TextValue())
                : Optional.empty();
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$L.text($L)", out, value);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return current.equals(NULL)
                ? CodeBlock.of("$L.text()", in)
                : CodeBlock.of("$T.text($L, $L)", ReusedValue.REUSED, in, current);
    }
}

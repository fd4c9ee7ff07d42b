package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.value.LeafType;
import org.marshal4j.processor.codec.value.LeafTypes;
import org.marshal4j.processor.model.TypeRef;

/**
 * Classes of the JDK that Wire has no form for, as texts.
 *
 * @param text the arguments that tell how to make a text, each after a comma; none if {@code toString} does
 * @param parser makes an object from such a text
 */
record ParsedValue(CodeBlock text, CodeBlock parser) implements ChronicleWireValue {

    private static final ClassName TEXTS = SupportClasses.named("Texts");

    static Optional<ParsedValue> ofClass(TypeRef type) {
        return LeafTypes.of(type)
                .flatMap(LeafType::wireText)
                .map(spelling -> new ParsedValue(spelling.textArgument(), spelling.parser()));
    }

    static Optional<ChronicleWireValue> of(TypeRef type) {
        return ofClass(type).map(value -> value);
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L$L)", TEXTS, value, out, text);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of("$T.read($L, $L)", TEXTS, in, parser);
    }
}

package org.marshal4j.processor.codec;

import com.squareup.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;

/** Strings: a stop-bit count of bytes, then UTF-8; a count of −1 for null. */
final class TextCodec extends RuntimeCodec {

    private TextCodec(boolean required) {
        super(Names.TEXT, required);
    }

    static Optional<Binding> bind(Want want, Codecs codecs) {
        return want.type() instanceof TypeRef.OfClass named && named.isJavaLang("String")
                ? Optional.of(new Binding.Bound(new TextCodec(want.required())))
                : Optional.empty();
    }

    @Override
    public Size size() {
        return Size.atLeast(1);
    }

    @Override
    String wireOfValue() {
        return "text";
    }

    @Override
    CodeBlock read(Members members, CodeBlock current) {
        return CodeBlock.of("$T.read($L, in)", Names.TEXT, current);
    }
}

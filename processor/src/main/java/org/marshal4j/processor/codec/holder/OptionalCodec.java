package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;

/** {@code Optional}, which is immutable. */
public final class OptionalCodec extends HolderCodec {

    private OptionalCodec(FieldRequest request, Content content) {
        super(request, content, Names.support("Optionals"), "optional");
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return bind("java.util.Optional", request, codecs, content -> new OptionalCodec(request, content));
    }

    @Override
    void beginWrite(TypeName contentType, CodeBlock.Builder code) {
        code.beginControlFlow("if ($T.write(optional, out))", runtime())
                .addStatement("$T value = optional.get()", contentType);
    }

    @Override
    CodeBlock absent() {
        return CodeBlock.of("$T.absent(state)", runtime());
    }

    @Override
    boolean isImmutable() {
        return true;
    }

    @Override
    CodeBlock copiedAbsent() {
        return CodeBlock.of("optional");
    }

    @Override
    void sizeBody(Members members, String label, MethodSpec.Builder spec) {
        if (content().size().fixed()) {
            spec.addStatement(
                    "return optional != null && optional.isPresent() ? $L : 1",
                    1 + content().size().min());
            return;
        }
        spec.beginControlFlow("if (optional == null || optional.isEmpty())")
                .addStatement("return 1")
                .endControlFlow()
                .addStatement("$T value = optional.get()", contentType())
                .addStatement("long size = $L", content().sizeOf(members, label, VALUE))
                .addStatement("return 1 + size");
    }
}

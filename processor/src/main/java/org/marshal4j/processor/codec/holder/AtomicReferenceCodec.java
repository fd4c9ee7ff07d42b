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

/** {@code AtomicReference}. Another thread may set it at any time, so the code gets its value only once. */
public final class AtomicReferenceCodec extends HolderCodec {

    private AtomicReferenceCodec(FieldRequest request, Content content) {
        super(request, content, Names.support("AtomicReferences"), "reference");
    }

    public static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return bind(
                "java.util.concurrent.atomic.AtomicReference",
                request,
                codecs,
                content -> new AtomicReferenceCodec(request, content));
    }

    @Override
    void beginWrite(TypeName contentType, CodeBlock.Builder code) {
        code.addStatement("$T value = $T.write(reference, out)", contentType, runtime())
                .beginControlFlow("if (value != null)");
    }

    @Override
    CodeBlock absent() {
        return CodeBlock.of("$T.absent(current, state)", runtime());
    }

    @Override
    boolean isImmutable() {
        return false;
    }

    @Override
    CodeBlock copiedAbsent() {
        return CodeBlock.of("reference == null$W? null$W: $T.of(current, null)", runtime());
    }

    @Override
    void sizeBody(Members members, String label, MethodSpec.Builder spec) {
        if (content().size().fixed()) {
            spec.addStatement(
                    "return $T.value(reference) != null ? $L : 1",
                    runtime(),
                    1 + content().size().min());
            return;
        }
        spec.addStatement("$T value = $T.value(reference)", contentType(), runtime())
                .beginControlFlow("if (value == null)")
                .addStatement("return 1")
                .endControlFlow()
                .addStatement("long size = $L", content().sizeOf(members, label, VALUE))
                .addStatement("return 1 + size");
    }
}

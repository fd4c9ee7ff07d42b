package org.marshal4j.processor.codec;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.SpecialKind;
import org.marshal4j.schema.WireType;

/** ZonedDateTime: a presence byte unless required, date, time and offset, then the id of the zone as text. */
final class ZonedDateTimeCodec implements StepCodec {

    /** An offsetdatetime and the count of the zone's id. */
    private static final int LEAST = 19;

    private static final ClassName RUNTIME = Names.support("ZonedDateTimes");

    private final boolean required;

    private ZonedDateTimeCodec(boolean required) {
        this.required = required;
    }

    static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return request.type() instanceof TypeRef.OfClass named
                        && named.name().qualified().equals("java.time.ZonedDateTime")
                ? Optional.of(new Binding.Bound(new ZonedDateTimeCodec(request.required())))
                : Optional.empty();
    }

    @Override
    public Size size() {
        Size value = Size.atLeast(LEAST);
        return required ? value : value.orNull();
    }

    @Override
    public WireType wireType() {
        return new WireType.Special(SpecialKind.ZONED_DATE_TIME, !required);
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        code.addStatement("$T.write$L($L, out)", RUNTIME, suffix(), NullChecks.written(required, label, value));
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        return CodeBlock.of("$T.read$L($L, in)", RUNTIME, suffix(), current);
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        return CodeBlock.of("$T.sizeOf$L($L)", RUNTIME, suffix(), NullChecks.written(required, label, value));
    }

    private String suffix() {
        return required ? "Required" : "";
    }
}

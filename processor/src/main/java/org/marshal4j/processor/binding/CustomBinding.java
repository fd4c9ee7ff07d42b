package org.marshal4j.processor.binding;

import java.util.Optional;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.object.CustomCodec;
import org.marshal4j.processor.codec.object.FixedCustomCodec;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;

/**
 * Finds the codec of a value that has a hand-written marshaller. The field's marshaller has priority over the type's.
 */
final class CustomBinding {

    private CustomBinding() {}

    static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return marshallerOf(request).map(marshaller -> of(marshaller, request));
    }

    /** The hand-written marshaller of a value, if there is one. */
    static Optional<CustomMarshaller> marshallerOf(FieldRequest request) {
        return request.options().with().or(() -> ofType(request.type()));
    }

    private static Optional<CustomMarshaller> ofType(TypeRef type) {
        return type instanceof TypeRef.OfClass named && named.kind() instanceof ClassKind.Custom custom
                ? Optional.of(custom.marshaller())
                : Optional.empty();
    }

    private static Binding of(CustomMarshaller marshaller, FieldRequest request) {
        return switch (marshaller.fault()) {
            case NO_MARSHALLER -> new Binding.Refused(Diagnostic.NO_FIELD_MARSHALLER, marshaller.name());
            case OTHER_TYPE ->
                new Binding.Refused(
                        Diagnostic.OTHER_FIELD_MARSHALLER, marshaller.name(), marshaller.about(), request.type());
            case NO_OBJECT ->
                new Binding.Refused(Diagnostic.UNUSABLE_FIELD_MARSHALLER, marshaller.name(), marshaller.about());
            case NO_SIZE ->
                new Binding.Refused(Diagnostic.FIELD_MARSHALLER_SIZE, marshaller.name(), marshaller.about());
            case NONE ->
                new Binding.Bound(
                        marshaller.isFixed()
                                ? new FixedCustomCodec(marshaller, request.required())
                                : new CustomCodec(marshaller, request.required()));
        };
    }
}

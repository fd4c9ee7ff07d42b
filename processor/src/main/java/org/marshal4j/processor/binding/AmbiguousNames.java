package org.marshal4j.processor.binding;

import java.util.Optional;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.model.BindingName;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.wire.WireWords;

/**
 * Rejects classes that a schema cannot name unambiguously: classes without a package that have the name of a wire
 * type, such as {@code date}.
 */
final class AmbiguousNames {

    private AmbiguousNames() {}

    static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
        return named(request)
                .filter(name -> WireWords.isWord(name.binary()))
                .map(name -> new Binding.Refused(Diagnostic.AMBIGUOUS_NAME, name));
    }

    /** The class whose name would be in the wire type. */
    private static Optional<Name> named(FieldRequest request) {
        Optional<CustomMarshaller> custom = CustomBinding.marshallerOf(request);
        if (custom.isPresent()) {
            return custom.filter(marshaller -> marshaller.fault() == CustomMarshaller.Fault.NONE)
                    .map(CustomMarshaller::name);
        }
        return request.type() instanceof TypeRef.OfClass type
                        && (type.kind() instanceof ClassKind.Marshalled || type.kind() instanceof ClassKind.Enumeration)
                ? Optional.of(BindingName.of(type))
                : Optional.empty();
    }
}

package org.marshal4j.processor.codec;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.advice.Advice;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.problem.Diagnostic;

/** Finds the codec of a field type: the first in the list that matches. */
public final class Codecs implements CodecFinder {

    private static final List<Provider> PROVIDERS = List.of(
            AmbiguousNames::bind,
            CustomBinding::bind,
            DynamicCodec::bind,
            UnboundedCodec::bind,
            StopBitCodec::bind,
            FixedTextCodec::bind,
            FixedArrayCodec::bind,
            OneOfCodec::bind,
            PrimitiveCodec::bind,
            BoxCodec::bind,
            ValueCodec::bind,
            StandardCodec::bind,
            MarkedCodec::bind,
            EnumCodec::bind,
            PrimitiveArrayCodec::bind,
            ObjectArrayCodec::bind,
            CollectionCodec::bind,
            MapCodec::bind,
            PropertiesCodec::bind,
            OptionalCodec::bind,
            AtomicReferenceCodec::bind,
            SharedCodec::bind,
            FamilyCodec::bind,
            NestedCodec::bind);

    private final NestedSize nested;
    private final NestedGraph graphs;

    /**
     * The codecs, given a way to learn the sizes of nested types, none of which needs a graph.
     *
     * @param nested tells them
     */
    public Codecs(NestedSize nested) {
        this(nested, (type, marshaller) -> false);
    }

    /**
     * The codecs, given ways to learn of nested types.
     *
     * @param nested tells their sizes
     * @param graphs tells which of their marshallers have to be handed the objects of the message
     */
    public Codecs(NestedSize nested, NestedGraph graphs) {
        this.nested = nested;
        this.graphs = graphs;
    }

    /** The codec of a field of that type. */
    @Override
    public Binding bind(FieldRequest request) {
        return PROVIDERS.stream()
                .map(provider -> provider.bind(request, this))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> new Binding.Refused(Diagnostic.NO_CODEC, Advice.on(request.type())));
    }

    @Override
    public Passing passingTo(Name name, ClassKind.Marshalled kind) {
        return graphs.isNeeded(name, kind.marshaller()) ? Passing.GRAPH : Passing.DEPTH;
    }

    /** Whether what is read of a field can go into the value that it has. */
    boolean canFill(Dto dto, Field field, Codec codec) {
        return Filling.isPossible(dto, field, codec, nested);
    }

    @Override
    public Size sizeOf(Name name, ClassKind.Marshalled kind) {
        return nested.of(name, kind.marshaller());
    }
}

package org.marshal4j.processor.binding;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.advice.Advice;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.NestedGraph;
import org.marshal4j.processor.codec.NestedSize;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.encoded.EncodedBinding;
import org.marshal4j.processor.codec.holder.AtomicReferenceCodec;
import org.marshal4j.processor.codec.holder.CollectionCodec;
import org.marshal4j.processor.codec.holder.EntryCodec;
import org.marshal4j.processor.codec.holder.MapCodec;
import org.marshal4j.processor.codec.holder.ObjectArrayCodec;
import org.marshal4j.processor.codec.holder.OptionalCodec;
import org.marshal4j.processor.codec.holder.PropertiesCodec;
import org.marshal4j.processor.codec.holder.UnboundedCodec;
import org.marshal4j.processor.codec.object.DynamicCodec;
import org.marshal4j.processor.codec.object.FamilyCodec;
import org.marshal4j.processor.codec.object.NestedCodec;
import org.marshal4j.processor.codec.object.SharedCodec;
import org.marshal4j.processor.codec.value.BoxCodec;
import org.marshal4j.processor.codec.value.EnumCodec;
import org.marshal4j.processor.codec.value.FixedArrayCodec;
import org.marshal4j.processor.codec.value.FixedTextCodec;
import org.marshal4j.processor.codec.value.OneOfCodec;
import org.marshal4j.processor.codec.value.PrimitiveArrayCodec;
import org.marshal4j.processor.codec.value.PrimitiveCodec;
import org.marshal4j.processor.codec.value.StandardCodec;
import org.marshal4j.processor.codec.value.StopBitCodec;
import org.marshal4j.processor.codec.value.ValueCodec;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.MarshalledType;
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
            EncodedBinding::bind,
            StopBitCodec::bind,
            FixedTextCodec::bind,
            FixedArrayCodec::bind,
            OneOfCodec::bind,
            PrimitiveCodec::bind,
            BoxCodec::bind,
            ValueCodec::bind,
            StandardCodec::bind,
            EnumCodec::bind,
            PrimitiveArrayCodec::bind,
            ObjectArrayCodec::bind,
            CollectionCodec::bind,
            MapCodec::bind,
            PropertiesCodec::bind,
            EntryCodec::bind,
            OptionalCodec::bind,
            AtomicReferenceCodec::bind,
            SharedCodec::bind,
            FamilyCodec::bind,
            NestedCodec::bind);

    private final NestedSize nested;
    private final NestedGraph graphs;
    private final Optional<Dto> holder;

    /**
     * Creates the codecs. None of the nested types needs a graph.
     *
     * @param nested tells the sizes of nested types
     */
    public Codecs(NestedSize nested) {
        this(nested, (type, marshaller) -> false);
    }

    /**
     * Creates the codecs.
     *
     * @param nested tells their sizes
     * @param graphs tells which of their marshallers need the objects of the message
     */
    public Codecs(NestedSize nested, NestedGraph graphs) {
        this(nested, graphs, Optional.empty());
    }

    private Codecs(NestedSize nested, NestedGraph graphs, Optional<Dto> holder) {
        this.nested = nested;
        this.graphs = graphs;
        this.holder = holder;
    }

    /** The codecs of the fields of a type, which passes itself to those that need no more. */
    Codecs within(Dto dto) {
        return new Codecs(nested, graphs, Optional.of(dto));
    }

    /** The codec of a field of the type. */
    @Override
    public Binding bind(FieldRequest request) {
        // A loop, since this is called several times for each field.
        for (Provider provider : PROVIDERS) {
            Optional<Binding> binding = provider.bind(request, this);
            if (binding.isPresent()) {
                return binding.get();
            }
        }
        return new Binding.Refused(Diagnostic.NO_CODEC, Advice.on(request.type()));
    }

    @Override
    public Passing passingTo(Name name, ClassKind.Marshalled kind) {
        if (!graphs.isNeeded(name, kind.marshaller())) {
            return Passing.DEPTH;
        }
        return holder.filter(dto -> graphs.isEnough(new MarshalledType(dto.name(), dto.marshaller())))
                .map(Passing::itself)
                .orElse(Passing.GRAPH);
    }

    /** Whether a field can be read into its current value. */
    boolean canFill(Dto dto, Field field, Codec codec) {
        return Filling.isPossible(dto, field, codec, nested);
    }

    @Override
    public Size sizeOf(Name name, ClassKind.Marshalled kind) {
        return nested.of(name, kind.marshaller());
    }
}

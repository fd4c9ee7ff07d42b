package org.marshal4j.processor.codec;

import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;

/** What the makers of codecs ask about the types that theirs are made of. They do not know the list that they are in. */
interface CodecFinder {

    /** The codec of values of a type. */
    Binding bind(FieldRequest request);

    /** What the marshaller of a type has to be handed. */
    Passing passingTo(Name name, ClassKind.Marshalled kind);

    /** The size of the fields of a type that has a marshaller. */
    Size sizeOf(Name name, ClassKind.Marshalled kind);
}

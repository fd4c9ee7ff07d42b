package org.marshal4j.processor.codec;

import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;

/** What codecs can find out about the types that they contain. They do not know the list that they are in. */
public interface CodecFinder {

    /** The codec of values of a type. */
    Binding bind(FieldRequest request);

    /** The arguments that the marshaller of a type needs. */
    Passing passingTo(Name name, ClassKind.Marshalled kind);

    /** The size of the fields of a type that has a marshaller. */
    Size sizeOf(Name name, ClassKind.Marshalled kind);
}

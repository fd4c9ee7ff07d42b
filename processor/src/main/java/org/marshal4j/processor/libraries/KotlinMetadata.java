package org.marshal4j.processor.libraries;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.program.Annotations;

/**
 * What Kotlin's compiler records about a class in {@code @Metadata}: two messages of Protocol Buffers, whose numbers
 * are in {@code metadata.proto} and {@code jvm_metadata.proto} of Kotlin, with their texts beside them. kapt leaves
 * members out of its stubs whose names Java cannot have, but not out of this annotation.
 *
 * @param fields the names of the fields that hold properties, also static ones
 * @param getters the names of the methods that get properties
 * @param enumConstants the constants of an enum, in their order
 */
public record KotlinMetadata(List<String> fields, List<String> getters, List<String> enumConstants) {

    private static final int CLASS = 1;
    private static final int PROPERTY = 10;
    private static final int ENUM_ENTRY = 13;
    private static final int NAME = 2;
    private static final int PROPERTY_SIGNATURE = 100;
    private static final int FIELD = 1;
    private static final int GETTER = 3;

    public KotlinMetadata {
        fields = List.copyOf(fields);
        getters = List.copyOf(getters);
        enumConstants = List.copyOf(enumConstants);
    }

    /** The metadata of a class; empty if it has none, or in a form that is not known. */
    public static Optional<KotlinMetadata> of(TypeElement type) {
        return Annotations.find(type, Kotlin.METADATA)
                .filter(mirror -> Annotations.integer(mirror, "k").orElse(CLASS) == CLASS)
                .flatMap(mirror -> read(Annotations.strings(mirror, "d1"), Annotations.strings(mirror, "d2")));
    }

    private static Optional<KotlinMetadata> read(List<String> data, List<String> texts) {
        String joined = String.join("", data);
        if (!joined.startsWith("\0")) {
            return Optional.empty();
        }
        try {
            ByteBuffer bytes = ByteBuffer.wrap(joined.substring(1).getBytes(StandardCharsets.ISO_8859_1));
            KotlinNames names = new KotlinNames(ProtoMessage.delimited(bytes), texts);
            ProtoMessage type = ProtoMessage.of(bytes);
            List<String> fields = new ArrayList<>();
            List<String> getters = new ArrayList<>();
            for (ProtoMessage property : type.messages(PROPERTY)) {
                String name = names.at(property.number(NAME).orElse(0));
                for (ProtoMessage signature : property.messages(PROPERTY_SIGNATURE)) {
                    // A property with a field has one here, which names it only if the names differ.
                    signature
                            .messages(FIELD)
                            .forEach(field ->
                                    fields.add(field.number(1).map(names::at).orElse(name)));
                    signature
                            .messages(GETTER)
                            .forEach(getter -> getter.number(1).map(names::at).ifPresent(getters::add));
                }
            }
            List<String> constants = type.messages(ENUM_ENTRY).stream()
                    .map(entry -> names.at(entry.number(1).orElse(0)))
                    .toList();
            return Optional.of(new KotlinMetadata(fields, getters, constants));
        } catch (BufferUnderflowException | IllegalArgumentException | IndexOutOfBoundsException e) {
            // Another version of Kotlin may write it differently.
            return Optional.empty();
        }
    }
}

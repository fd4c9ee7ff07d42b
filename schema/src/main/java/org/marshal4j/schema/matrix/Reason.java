package org.marshal4j.schema.matrix;

import org.marshal4j.schema.Difference;

/**
 * A difference between two revisions that keeps messages from being read as they are.
 *
 * @param outcome what it does to messages that it affects
 * @param path the path from the type of the messages to the field, such as {@code legs.price}, or to the type that has
 *     changed as a whole; empty if that is the type of the messages
 * @param difference what the judge says of it; it tells what was and what is, from the older to the newer revision,
 *     even if messages of the newer one are read in the older one
 */
public record Reason(Outcome outcome, String path, Difference difference) {

    /** {@return the reason for people, such as {@code price: wire type was int64, is now int32 (field-retyped)}} */
    public String words() {
        String subject = path.isEmpty() ? difference.type() : path;
        return subject + ": " + difference.detail() + " (" + difference.rule().id() + ")";
    }
}

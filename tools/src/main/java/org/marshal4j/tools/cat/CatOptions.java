package org.marshal4j.tools.cat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.marshal4j.tools.type.KnownSchemas;

/**
 * What to show.
 *
 * @param path a file with messages, the directory of a queue, or a file of one
 * @param schemas where the schemas of the messages are, if no header in the file has them
 * @param type the name of the type; empty if a header or schema ids say it
 * @param revision the revision with which the messages were written; empty for the schemas of today
 * @param where the condition for messages that are shown; empty for all
 * @param fields the paths of the fields that are shown; none for all
 * @param fromIndex the index of the first document of a queue that is read
 * @param skip how many messages, after the condition, to leave out first
 * @param count how many messages to show
 * @param follow whether to wait for more at the end
 * @param places whether each message has the place where it is
 * @param format how messages are written
 */
public record CatOptions(
        Path path,
        KnownSchemas schemas,
        Optional<String> type,
        OptionalInt revision,
        Optional<String> where,
        List<String> fields,
        OptionalLong fromIndex,
        long skip,
        long count,
        boolean follow,
        boolean places,
        Format format) {
    /**
     * Copies the list.
     *
     * @param path a file with messages, the directory of a queue, or a file of one
     * @param schemas where the schemas of the messages are, if no header in the file has them
     * @param type the name of the type; empty if a header or schema ids say it
     * @param revision the revision with which the messages were written; empty for the schemas of today
     * @param where the condition for messages that are shown; empty for all
     * @param fields the paths of the fields that are shown; none for all
     * @param fromIndex the index of the first document of a queue that is read
     * @param skip how many messages, after the condition, to leave out first
     * @param count how many messages to show
     * @param follow whether to wait for more at the end
     * @param places whether each message has the place where it is
     * @param format how messages are written
     */
    public CatOptions {
        fields = List.copyOf(fields);
    }

    /**
     * {@return options for all messages of a file or a queue, as JSON}
     *
     * @param path as {@link #path}
     * @param schemas as {@link #schemas}
     */
    public static CatOptions of(Path path, KnownSchemas schemas) {
        return new CatOptions(
                path,
                schemas,
                Optional.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                List.of(),
                OptionalLong.empty(),
                0,
                Long.MAX_VALUE,
                false,
                false,
                Format.JSON);
    }
}

package org.marshal4j.tools.page;

import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.text.TypeFileName;

/**
 * What a page about a type shows.
 *
 * @param schema the schema of the type
 * @param resolver finds the schemas of other types
 * @param sizes {@code min max} of its messages in bytes, −1 for no limit; empty if they are not known
 * @param layout the layout of its objects in memory, as a table; empty if there are none
 * @param message an example
 * @param history its schemas in the lock file, the accepted one first, each with its revisions before its text
 */
public record TypeFacts(
        Schema schema,
        Function<String, Schema> resolver,
        String sizes,
        String layout,
        Message message,
        List<String> history) {

    /** Those of all files of a type have the same name before them. */
    private static final String LONGEST_SUFFIX = ".html";

    /** The name without its package. */
    String simpleName() {
        String type = schema.type();
        return type.substring(type.lastIndexOf('.') + 1);
    }

    /** {@return the name of its page, without the suffix} */
    public String file() {
        return file(schema.type());
    }

    /** The same for any type. */
    static String file(String type) {
        String file = TypeFileName.of(type, LONGEST_SUFFIX);
        return file.substring(0, file.length() - LONGEST_SUFFIX.length());
    }

    String fingerprint() {
        return HexFormat.of().toHexDigits(schema.fingerprint(resolver));
    }

    /** The number of fields, without the starts of versioned blocks. */
    long fields() {
        return schema.fields().stream()
                .filter(field -> !field.isVersionedBlock())
                .count();
    }

    /** Describes its wire types. */
    Meaning meaning() {
        return new Meaning(resolver);
    }

    /** The size of its messages, in words. */
    String size() {
        int fixed = schema.isFamily() ? -1 : schema.fixedSize(resolver);
        if (fixed >= 0) {
            return fixed + " bytes, always";
        }
        String[] limits = sizes.split(" ");
        if (limits.length < 2) {
            return "varies";
        }
        return limits[1].equals("-1") ? limits[0] + " bytes or more" : limits[0] + " to " + limits[1] + " bytes";
    }
}

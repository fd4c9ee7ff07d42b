import org.marshal4j.runtime.generated.Entries;
    // as beginning in ancestors, but:
 * Writes and reads {@link Best}, 11 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 11 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            tags entry<text?,com.acme.Tags?>?
            number entry<com.acme.Tags?,int64?>
            """;

    // as in bean: BestMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in family, but:
        writeTags(best.tags, out, depth);
        writeNumber(Checks.required("number", best.number), out, depth);

    // as readFields in family-root, but:
        Map.Entry<String, Tags> tags = readTags(best.tags, in, depth);
        if (tags != best.tags) {
            best.tags = tags;
        Map.Entry<Tags, Long> number = readNumber(best.number, in, depth);
        if (number != best.number) {
            best.number = number;

    // as sizeOfFields in family, but:
        size += sizeOfTags(best.tags, depth);
        size += sizeOfNumber(Checks.required("number", best.number), depth);

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Best copyFields(Best from, Best current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Best.class, depth);
        Best best = OwnObjects.isFree(current, from, Best.class) ? current : new Best();
        Map.Entry<String, Tags> tags = copyTags(from.tags, best.tags, depth);
        if (tags != best.tags) {
            best.tags = tags;
        }
        Map.Entry<Tags, Long> number = copyNumber(from.number, best.number, depth);
        if (number != best.number) {
            best.number = number;
        }
        return best;
    }

    private static void writeTags(Map.Entry<String, Tags> entry, Output out, int depth) {
        if (Presence.write(entry, out)) {
            String key = entry.getKey();
            Tags value = entry.getValue();
            Text.write(key, out);
            if (Presence.write(value, out)) {
                TagsMarshaller.writeFields(value, out, depth + 1);
            }
        }
    }

    private static void writeNumberValue(Long value, Output out) {
        long offset = out.reserve(9);
        Boxes.putLong(out.base(), offset, value);
    }

    private static void writeNumber(Map.Entry<Tags, Long> entry, Output out, int depth) {
        Tags key = entry.getKey();
        Long value = entry.getValue();
        if (Presence.write(key, out)) {
            TagsMarshaller.writeFields(key, out, depth + 1);
        }
        writeNumberValue(value, out);
    }

    private static Map.Entry<String, Tags> readTags(Map.Entry<String, Tags> current, Input in,
            int depth) {
        if (!Presence.read(in)) {
            return null;
        }
        String key = Text.read(Entries.keyOf(current), in);
        Tags value = Presence.read(in)
                ? TagsMarshaller.readFields(Entries.valueOf(current, key), in, depth + 1) : null;
        return Entries.of(current, key, value);
    }

    private static Long readNumberValue(Long current, Input in) {
        long offset = in.take(9);
        return Boxes.getLong(current, in.base(), offset);
    }

    private static Map.Entry<Tags, Long> readNumber(Map.Entry<Tags, Long> current, Input in,
            int depth) {
        Tags key = Presence.read(in)
                ? TagsMarshaller.readFields(Entries.keyOf(current), in, depth + 1) : null;
        Long value = readNumberValue(Entries.valueOf(current, key), in);
        return Entries.of(current, key, value);
    }

    private static long sizeOfTags(Map.Entry<String, Tags> entry, int depth) {
        if (entry == null) {
            return 1;
        }
        String key = entry.getKey();
        Tags value = entry.getValue();
        long size = 1;
        size += Text.sizeOf(key);
        size += value == null ? 1 : 1 + TagsMarshaller.sizeOfFields(value, depth + 1);
        return size;
    }

    private static long sizeOfNumber(Map.Entry<Tags, Long> entry, int depth) {
        Tags key = entry.getKey();
        long size = 0;
        size += key == null ? 1 : 1 + TagsMarshaller.sizeOfFields(key, depth + 1);
        size += 9;
        return size;
    }

    private static Map.Entry<String, Tags> copyTags(Map.Entry<String, Tags> entry,
            Map.Entry<String, Tags> to, int depth) {
        if (entry == null) {
            return null;
        }
        Map.Entry<String, Tags> current = OwnObjects.unless(to, entry);
        String key = entry.getKey();
        Tags value = TagsMarshaller.copyFields(entry.getValue(), Entries.valueOf(current, key), depth + 1);
        return Entries.of(current, key, value);
    }

    private static Map.Entry<Tags, Long> copyNumber(Map.Entry<Tags, Long> entry,
            Map.Entry<Tags, Long> to, int depth) {
        if (entry == null) {
            return null;
        }
        Map.Entry<Tags, Long> current = OwnObjects.unless(to, entry);
        Tags key = TagsMarshaller.copyFields(entry.getKey(), Entries.keyOf(current), depth + 1);
        Long value = entry.getValue();
        return Entries.of(current, key, value);
    }
}

    // as beginning in custom, but:
 * Writes and reads {@link Mark}, 5 bytes or more each. Stateless and thread-safe.

    // as in family-many: MIN_SIZE
    // as in ancestors: MAX_SIZE
    // as FIELDS in final-fields, with position for id, int32 for int64, tags for names
    // as RUN in names, with POSITION for RUN, position for run
    // as in bean: MarkMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf
    // as writeFields in final-fields, with writeTags for writeNames, tags for names

    // as readFields in builder, but:
        long offset = in.take(4);
        int position = RawMemory.getInt(base, offset);
        List<String> tags = readTags(in);
        Mark mark = new Mark(position, tags);

    // as sizeOfFields in final-fields, with 4 for 8, sizeOfTags for sizeOfNames, tags for names
    // as in empty: copy

    // as copyFields in builder, but:
        Mark mark = new Mark((int) POSITION.get(from), Lists.immutableCopy(from.tags));

    // as writeBlock3 in table, with writeBlock for writeBlock3, POSITION for SIZE
    // as in bean: writeTags
    // as readSegments in key, with readTags for readSegments
    // as in bean: sizeOfTags
}

import org.marshal4j.runtime.generated.Taken;
    // as beginning in ancestors, but:
 * Writes and reads {@link Tags}, 5 bytes or more each. Stateless and thread-safe.

    // as in family-many: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            this map<text?,int32?>
            version int32
            """;

    // as in bean: TagsMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in booleans, but:
        writeThis(Checks.required("this", tags), out);

    // as readFields in booleans, but:
        Filled.into("this", tags, Checks.present("this", readThis(tags, in)), in.limits());

    // as sizeOfFields in ancestors, but:
        long size = 4;
        size += sizeOfThis(Checks.required("this", tags));

    // as in empty: copy, copyInto

    // as copyFields in externalizable, but:
        Filled.into("this", tags, copyThis(from, tags));
        tags.version = from.version;

    // as writeBlock in graph, with version for count
    // as readBlock in graph, with version for count

    private static void writeThisValue(Integer value, Output out) {
        long offset = out.reserve(5);
        Boxes.putInteger(out.base(), offset, value);
    }

    // as writeLevels in final-fields, but:
    private static void writeThis(LinkedHashMap<String, Integer> map, Output out) {
        int count = Counts.write("this", map, out);
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            Counts.more("this", count, written);
            Integer value = entry.getValue();
            writeThisValue(value, out);
        Counts.same("this", count, written);

    private static Integer readThisValue(Integer current, Input in) {
        long offset = in.take(5);
        return Boxes.getInteger(current, in.base(), offset);
    }

    // as readLevels in final-fields, but:
    private static LinkedHashMap<String, Integer> readThis(LinkedHashMap<String, Integer> current,
            Input in) {
        int count = Counts.read(6, in);
        LinkedHashMap<String, Integer> elements = current;
        MapRefill<String, Integer> refill = new MapRefill<>("this", elements);
        Iterator<Map.Entry<String, Integer>> iterator = elements.entrySet().iterator();
            Map.Entry<String, Integer> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            Integer value = readThisValue(MapRefill.valueOf(old, key), in);
        Taken.all("this", elements, count);

    // as sizeOfLevels in final-fields, but:
    private static long sizeOfThis(LinkedHashMap<String, Integer> map) {
        long size = Counts.sizeOf("this", map);
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            size += 5;

    private static LinkedHashMap<String, Integer> copyThis(LinkedHashMap<String, Integer> map,
            LinkedHashMap<String, Integer> current) {
        if (map == null) {
            return null;
        }
        int count = map.size();
        Iterator<Map.Entry<String, Integer>> source = map.entrySet().iterator();
        LinkedHashMap<String, Integer> elements = current;
        MapRefill<String, Integer> refill = new MapRefill<>("this", elements);
        Iterator<Map.Entry<String, Integer>> iterator = elements.entrySet().iterator();
        for (int i = 0; i < count; i++) {
            Map.Entry<String, Integer> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            Map.Entry<String, Integer> next = source.next();
            String key = OwnObjects.kept(MapRefill.keyOf(old), next.getKey());
            Integer value = next.getValue();
            refill.put(old, key, value);
        }
        refill.end();
        Taken.all("this", elements, count);
        return elements;
    }
}

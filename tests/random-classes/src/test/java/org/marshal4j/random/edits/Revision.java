package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/** A version of the classes of a chain, and what it has written. */
record Revision(PlainObjects objects, List<Written> messages) {
    private static final int MESSAGES = 4;

    /** An object, and its bytes. */
    record Written(Map<Integer, Object> plain, byte[] message) {}

    /** Lets a version write random messages; other versions of the chain write others, since they have other numbers. */
    @SuppressWarnings("unchecked")
    static Revision of(PlainObjects objects, int number) {
        Version version = objects.version();
        PlainMaker maker = new PlainMaker(version, objects, version.seed() + number);
        Marshaller<Object> marshaller = (Marshaller<Object>)
                (Marshaller<?>) objects.marshaller(version.root().name());
        List<Written> written = new ArrayList<>();
        for (int i = 0; i < MESSAGES; i++) {
            Map<Integer, Object> plain = maker.root();
            written.add(new Written(plain, marshaller.toByteArray(objects.toJava(plain))));
        }
        if (version.isOfSchemas()) {
            compare(objects, marshaller, written);
        }
        return new Revision(objects, written);
    }

    /** Checks what is used where no class is compiled: schemas, and the encoder that has nothing else. */
    private static void compare(PlainObjects objects, Marshaller<?> marshaller, List<Written> all) {
        Map<String, Schema> made = VersionSchemas.of(objects.version());
        for (Schema schema : schemas(objects)) {
            Schema same = made.get(schema.type()).flat();
            MessageCheck.require(same.equals(schema), "made " + same + "\nnot " + schema);
        }
        for (Written written : all) {
            byte[] same = PlainEncoder.encode(objects.version(), made, marshaller.schemaId(), written.plain);
            MessageCheck.require(
                    Arrays.equals(same, written.message), "encoded otherwise: " + Numbered.of(written.plain));
        }
    }

    /** Lets a later version read the messages. */
    void read(PlainObjects later, Schemas former) {
        FormerCheck check = new FormerCheck(objects.version(), later, former);
        for (Written written : messages) {
            check.check(written.plain, written.message, written == messages.get(0));
        }
    }

    /** Returns the schemas of all types of a version. */
    static List<Schema> schemas(PlainObjects objects) {
        return objects.version().marshalled().stream()
                .map(name -> objects.marshaller(name).schema())
                .toList();
    }
}

package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.marshal4j.random.Failure;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** Checks chains of edits without classes: what one revision wrote becomes the bytes that a later one would write. */
final class SchemaChainCheck {
    private static final int MESSAGES = 4;

    private final List<Accepted> accepted = new ArrayList<>();
    private LockFile lock = LockFile.empty();

    /** A version with its schemas, and what it has written. */
    private record Accepted(
            Version version, int revision, int id, Map<String, Schema> schemas, List<Map<Integer, Object>> objects) {
        String root() {
            return version.packageName() + "." + version.root().name();
        }

        /** That of generated code does not say what is inherited. */
        Schema schema() {
            Schema schema = schemas.get(root());
            return version.seed() % 2 == 0 ? schema : schema.flat();
        }

        byte[] message(Map<Integer, Object> plain) {
            return PlainEncoder.encode(version, schemas, id, plain);
        }
    }

    private SchemaChainCheck() {}

    /** Returns the failure of a chain; null if it has none. */
    static Failure failure(EditChain chain) {
        return new SchemaChainCheck().failure(chain.versions());
    }

    private Failure failure(List<Version> versions) {
        String doing = "";
        try {
            for (Version version : versions) {
                doing = "accepting";
                Accepted today = accept(version);
                doing = "reading";
                for (Accepted former : accepted) {
                    check(former, today, isCut(version, former, versions));
                }
            }
            return null;
        } catch (Exception | LinkageError | AssertionError | StackOverflowError e) {
            return ChainCheck.failure(doing, "revision %d of %d".formatted(accepted.size(), versions.size()), lock, e);
        }
    }

    /** Whether all parts of a message are read too, which takes much longer: those of one revision, by the last one. */
    private boolean isCut(Version today, Accepted former, List<Version> versions) {
        long chosen = Math.floorMod(today.seed(), versions.size());
        return accepted.size() == versions.size() && former == accepted.get((int) chosen);
    }

    private Accepted accept(Version version) {
        Map<String, Schema> schemas = VersionSchemas.of(version);
        // As text, as a build does it.
        lock = LockFile.parse(lock.accept(schemas.values()).text());
        PlainMaker maker = new PlainMaker(version, null, version.seed() + accepted.size());
        List<Map<Integer, Object>> objects = new ArrayList<>();
        for (int i = 0; i < MESSAGES; i++) {
            objects.add(maker.root());
        }
        String root = version.packageName() + "." + version.root().name();
        Accepted today =
                new Accepted(version, lock.revision(), lock.schemaId(root).orElse(0), schemas, objects);
        accepted.add(today);
        return today;
    }

    private void check(Accepted former, Accepted today, boolean isCut) {
        BytesMarshaller marshaller = new BytesMarshaller(today.schema(), today.id);
        FormerMessages<String> messages = null;
        MarshalException all = null;
        try {
            messages = FormerMessages.of(marshaller, lock.former(former.revision), former.root());
        } catch (MarshalException e) {
            all = e;
        }
        for (Map<Integer, Object> plain : former.objects) {
            Script script = new Script(former.version, today.version, today.id != 0 && former.id == today.id);
            Map<Integer, Object> root = script.root(plain);
            String expected = script.refusals().isEmpty() ? HexFormat.of().formatHex(today.message(root)) : "nothing";
            MessageCheck check = new MessageCheck(script, expected, read -> read);
            if (all != null) {
                // A change that lets no message through may be refused once for all of them.
                check.refused(all);
            } else {
                check.check(former.message(plain), isCut && plain == former.objects.get(0), messages::next);
            }
        }
    }
}

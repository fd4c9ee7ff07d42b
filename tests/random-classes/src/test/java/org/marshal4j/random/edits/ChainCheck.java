package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.random.Failure;
import org.marshal4j.random.MemoryClasses;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** Checks chains of edits: each revision reads what all earlier ones have written. */
final class ChainCheck {
    private static final int VALUES = 4;

    private ChainCheck() {}

    /** What one revision has written: an object, and its bytes. */
    private record Written(Map<Integer, Object> plain, byte[] message) {}

    /**
     * One revision.
     *
     * @param number its number in the lock file
     */
    private record Revision(int number, Version version, List<Written> written) {}

    /** Returns the failure of each chain that has one. */
    static Map<EditChain, Failure> check(List<EditChain> chains) {
        Map<EditChain, List<PlainObjects>> revisions = new LinkedHashMap<>();
        AcceptedIds ids = new AcceptedIds();
        for (int i = 0; ; i++) {
            int number = i;
            Map<EditChain, Version> versions = new LinkedHashMap<>();
            chains.stream()
                    .filter(chain -> number < chain.versions().size())
                    .forEach(chain -> versions.put(chain, chain.versions().get(number)));
            if (versions.isEmpty()) {
                break;
            }
            ids.accept(versions.values());
            Map<String, String> sources = new LinkedHashMap<>();
            versions.values().forEach(version -> sources.putAll(version.sources()));
            ClassLoader loader = new MemoryClasses(ids.compile(sources));
            versions.forEach((chain, version) ->
                    revisions.computeIfAbsent(chain, each -> new ArrayList<>()).add(new PlainObjects(version, loader)));
        }
        Map<EditChain, Failure> failures = new LinkedHashMap<>();
        revisions.forEach((chain, objects) -> {
            Failure failure = failure(chain, objects);
            if (failure != null) {
                failures.put(chain, failure);
            }
        });
        return failures;
    }

    private static Failure failure(EditChain chain, List<PlainObjects> revisions) {
        String doing = "";
        LockFile lock = LockFile.empty();
        List<Revision> former = new ArrayList<>();
        try {
            for (PlainObjects objects : revisions) {
                int number = former.size() + 1;
                doing = "accepting";
                // As text, as a build does it.
                lock = LockFile.parse(lock.accept(schemas(objects)).text());
                doing = "writing";
                former.add(new Revision(lock.revision(), objects.version(), written(objects, number)));
                for (Revision revision : former) {
                    doing = "reading";
                    FormerCheck check = new FormerCheck(revision.version, objects, lock.former(revision.number));
                    for (Written written : revision.written) {
                        check.check(written.plain, written.message, written == revision.written.get(0));
                    }
                }
            }
            return null;
        } catch (Exception | LinkageError | AssertionError | StackOverflowError e) {
            String where = "revision %d of %d".formatted(former.size(), revisions.size());
            // The first word tells what kind of failure it is.
            String kind = doing + " " + String.valueOf(e.getMessage()).split("\\W", 2)[0];
            return Failure.of(kind, where + "\n" + lock.text(), e);
        }
    }

    private static List<Schema> schemas(PlainObjects objects) {
        return objects.version().marshalled().stream()
                .map(name -> objects.marshaller(name).schema())
                .toList();
    }

    @SuppressWarnings("unchecked")
    private static List<Written> written(PlainObjects objects, int number) {
        String root = objects.version().root().name();
        PlainMaker maker =
                new PlainMaker(objects.version(), objects, objects.version().seed() + number);
        Marshaller<Object> marshaller = (Marshaller<Object>) (Marshaller<?>) objects.marshaller(root);
        List<Written> written = new ArrayList<>();
        for (int i = 0; i < VALUES; i++) {
            Map<Integer, Object> plain = maker.root();
            written.add(new Written(plain, marshaller.toByteArray(objects.toJava(plain))));
        }
        return written;
    }
}

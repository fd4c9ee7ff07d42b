package org.marshal4j.random.edits;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marshal4j.random.Failure;
import org.marshal4j.schema.lock.LockFile;

/** Checks chains of edits: each revision reads what all earlier ones have written. */
final class ChainCheck {
    private ChainCheck() {}

    /** Returns the failure of each chain that has one. */
    static Map<EditChain, Failure> check(List<EditChain> chains) {
        Map<EditChain, List<Version>> versions = chains.stream()
                .collect(Collectors.toMap(
                        Function.identity(), EditChain::versions, (one, other) -> one, LinkedHashMap::new));
        Map<EditChain, Failure> failures = new LinkedHashMap<>();
        Compiled.of(versions).forEach((chain, objects) -> {
            Failure failure = failure(objects);
            if (failure != null) {
                failures.put(chain, failure);
            }
        });
        return failures;
    }

    private static Failure failure(List<PlainObjects> versions) {
        String doing = "";
        LockFile lock = LockFile.empty();
        Map<Integer, Revision> former = new LinkedHashMap<>();
        try {
            for (PlainObjects objects : versions) {
                doing = "accepting";
                // As text, as a build does it.
                lock = LockFile.parse(lock.accept(Revision.schemas(objects)).text());
                doing = "writing";
                former.put(lock.revision(), Revision.of(objects, former.size() + 1));
                doing = "reading";
                for (Map.Entry<Integer, Revision> revision : former.entrySet()) {
                    revision.getValue().read(objects, lock.former(revision.getKey()));
                }
            }
            return null;
        } catch (Exception | LinkageError | AssertionError | StackOverflowError e) {
            return failure(doing, "revision %d of %d".formatted(former.size(), versions.size()), lock, e);
        }
    }

    /** Returns the failure; the first word of what is wrong tells what kind it is. */
    static Failure failure(String doing, String where, LockFile lock, Throwable wrong) {
        String kind = doing + " " + String.valueOf(wrong.getMessage()).split("\\W", 2)[0];
        return Failure.of(kind, where + "\n" + lock.text(), wrong);
    }
}

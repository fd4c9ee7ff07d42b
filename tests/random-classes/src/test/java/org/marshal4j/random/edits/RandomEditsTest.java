package org.marshal4j.random.edits;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.marshal4j.random.Failure;

/**
 * Five edits of random classes, one after another, each accepted into a lock file: every revision reads the messages of
 * all earlier ones, with the values that follow from the edits alone.
 */
class RandomEditsTest {
    private static final long SEED = Long.getLong("seed", 1);
    private static final int CHAINS = Integer.getInteger("chains", 4);
    private static final int TOGETHER = 50;
    private static final int ENOUGH = 3;

    @Test
    void laterRevisionsReadFormerMessages() {
        System.out.printf("%d chains of edits from seed %d%n", CHAINS, SEED);
        Map<String, String> reports = new LinkedHashMap<>();
        for (long at = SEED; at < SEED + CHAINS && reports.size() < ENOUGH; at += TOGETHER) {
            List<EditChain> chains = LongStream.range(at, Math.min(at + TOGETHER, SEED + CHAINS))
                    .mapToObj(EditMaker::of)
                    .toList();
            ChainCheck.check(chains).forEach((chain, failure) -> {
                System.out.printf("seed %d: %s%n", chain.first().seed(), failure.kind());
                if (reports.size() < ENOUGH && !reports.containsKey(failure.kind())) {
                    reports.put(failure.kind(), report(chain, failure));
                }
            });
        }
        if (!reports.isEmpty()) {
            throw new AssertionError(String.join("\n\n", reports.values()));
        }
    }

    @Test
    void mergedBranchesReadWhatEitherHasWritten() {
        List<Branches> all = LongStream.range(SEED, SEED + CHAINS)
                .mapToObj(EditMaker::branches)
                .toList();
        Map<Branches, Failure> failures = MergeCheck.check(all);
        failures.forEach((branches, failure) ->
                System.out.printf("seed %d: %s%n", SEED + all.indexOf(branches), failure.kind()));
        if (!failures.isEmpty()) {
            Map.Entry<Branches, Failure> first = failures.entrySet().iterator().next();
            throw new AssertionError("-Dseed=%d -Dchains=1: %s%nin%n%s"
                    .formatted(
                            SEED + all.indexOf(first.getKey()), first.getValue().text(), first.getKey()));
        }
    }

    private static String report(EditChain chain, Failure failure) {
        EditChain shrunk = SimplerChains.shrinker(RandomEditsTest::failure).shrink(chain, failure);
        Failure ofShrunk = failure(shrunk);
        return "-Dseed=%d -Dchains=1: %s%nshrunk to%n%s"
                .formatted(chain.first().seed(), (ofShrunk == null ? failure : ofShrunk).text(), shrunk);
    }

    private static Failure failure(EditChain chain) {
        return ChainCheck.check(List.of(chain)).get(chain);
    }
}

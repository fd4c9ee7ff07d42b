package org.marshal4j.random.edits;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.random.Failure;

/**
 * The same as {@link RandomEditsTest} for many more chains, without compiling any class: messages are encoded by their
 * schemas, and converted ones compared as bytes.
 */
class RandomSchemasTest {
    private static final long SEED = Long.getLong("seed", 1);
    private static final int CHAINS = Integer.getInteger("schema.chains", 200);
    private static final int ENOUGH = 3;

    @Test
    void formerMessagesBecomeTodaysBytes() {
        System.out.printf("%d chains of edits of schemas from seed %d%n", CHAINS, SEED);
        Map<String, String> reports = new LinkedHashMap<>();
        for (long seed = SEED; seed < SEED + CHAINS && reports.size() < ENOUGH; seed++) {
            EditChain chain = EditMaker.ofSchemas(seed);
            Failure failure = SchemaChainCheck.failure(chain);
            if (failure != null) {
                System.out.printf("seed %d: %s%n", seed, failure.kind());
                reports.computeIfAbsent(failure.kind(), kind -> report(chain, failure));
            }
        }
        if (!reports.isEmpty()) {
            throw new AssertionError(String.join("\n\n", reports.values()));
        }
    }

    private static String report(EditChain chain, Failure failure) {
        EditChain shrunk = SimplerChains.shrinker(SchemaChainCheck::failure).shrink(chain, failure);
        Failure ofShrunk = SchemaChainCheck.failure(shrunk);
        return "-Dseed=%d -Dschema.chains=1: %s%nshrunk to%n%s"
                .formatted(chain.first().seed(), (ofShrunk == null ? failure : ofShrunk).text(), shrunk);
    }
}

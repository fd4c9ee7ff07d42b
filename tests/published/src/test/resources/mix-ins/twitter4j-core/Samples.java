package imported;

import java.util.Random;
import twitter4j.auth.AccessToken;

final class Samples {
    static AccessToken token(Random random) {
        return new AccessToken(random.nextLong() + "-t", "s" + random.nextInt(), random.nextLong());
    }
}

package imported;

import io.kubernetes.client.custom.IntOrString;
import java.util.Random;

final class Samples {
    static IntOrString intOrString(Random random) {
        return random.nextBoolean() ? new IntOrString(random.nextInt()) : new IntOrString("p" + random.nextInt());
    }
}

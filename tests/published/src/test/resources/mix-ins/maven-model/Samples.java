package imported;

import java.util.Random;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** The values that Maven uses where it declares an Object. */
final class Samples {
    static Object keyOrConfiguration(Random random) {
        String text = "p" + random.nextInt();
        Xpp3Dom configuration = new Xpp3Dom(text);
        configuration.setValue(text);
        return random.nextBoolean() ? (Object) random.nextInt() : random.nextInt(4) > 0 ? text : configuration;
    }
}

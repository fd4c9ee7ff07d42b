import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.marshal4j.Marshal;

@Marshal
class Book implements BookMarshallable {
    final String type = "book";
    final List<String> names = new ArrayList<>();
    private final Map<String, Level> levels = new HashMap<>();
    final AtomicLong count = new AtomicLong();
    final long[] sizes = new long[4];
    final Level best = new Level();

    @Marshal
    static class Level implements Book_LevelMarshallable {
        double price;
    }

    @Marshal
    static class Half implements Book_HalfMarshallable {
        final long id;
        final List<String> names = new ArrayList<>();

        Half(long id) {
            this.id = id;
        }
    }
}

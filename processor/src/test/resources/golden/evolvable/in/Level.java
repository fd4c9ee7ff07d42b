import org.marshal4j.Marshal;
import org.marshal4j.Since;

@Marshal(evolvable = true)
record Level(double price, long quantity, @Since(2) Integer orders) implements LevelMarshallable {}

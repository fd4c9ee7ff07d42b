import org.marshal4j.*;

@Marshal

import org.marshal4j.*;

@Marshal
sealed interface Event {}

import org.marshal4j.*;

@Marshal
sealed interface Event extends EventMarshallable permits Missing, Gone {}

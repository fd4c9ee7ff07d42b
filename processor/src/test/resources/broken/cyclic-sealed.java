import org.marshal4j.*;

@Marshal
sealed interface Event extends Trade permits Trade {}

@Marshal
@TypeId(1)
non-sealed interface Trade extends Event {}

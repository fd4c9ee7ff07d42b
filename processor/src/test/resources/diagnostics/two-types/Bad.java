import org.marshal4j.Marshal;

@Marshal
class Bad implements BadMarshallable {
    Thread thread; // MARSHAL105: Bad.thread: Thread
}

@Marshal
class AlsoBad implements AlsoBadMarshallable {
    Bad bad;
    Runnable task; // MARSHAL105: AlsoBad.task: Runnable
}

@Marshal
class Good implements GoodMarshallable {
    Bad bad;
    AlsoBad[] skipped() {
        return new AlsoBad[0];
    }
}

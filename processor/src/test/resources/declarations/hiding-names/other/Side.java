package other;

public enum Side {
    BUY,
    SELL
}

/** The Maven plugin: accepts and checks wire forms, reports them, and explains bytes by them. */
package org.marshal4j.maven;
